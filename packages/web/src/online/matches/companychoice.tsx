/** Where partners play together: search alone, or with a friend. */

import { Choice } from '../../ui/choice';
import { useMatchWords } from './matchwords';

const COMPANIES = ['alone', 'friend'] as const;
export type SearchCompany = (typeof COMPANIES)[number];

interface Props {
  readonly company: SearchCompany;
  onChange(company: SearchCompany): void;
}

export function CompanyChoice({ company, onChange }: Props) {
  const { together } = useMatchWords();
  return (
    <div>
      <Choice<SearchCompany>
        label={together.company}
        values={COMPANIES}
        value={company}
        name={(one) => together.companies[one]}
        onChange={onChange}
      />
      <p className="quiet note">{together.notes[company]}</p>
    </div>
  );
}
