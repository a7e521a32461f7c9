/** What every language says in a lesson. Notation in braces is drawn. */

export interface StepWords {
  readonly title: string;
  /** What there is to know. */
  readonly text: string;
  /** What to do now, for each thing that the step asks for. */
  readonly asks: readonly string[];
  /** What has just happened. */
  readonly right: string;
}

export type CourseWords = Readonly<Record<string, StepWords>>;
