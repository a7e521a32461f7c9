/** Small line drawings on buttons, 24 units wide, in the colour of the text. */

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'm6 9 6 6 6-6',
  play: 'M7 4.5v15l12-7.5z',
  online: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  learn: 'M2.5 9 12 4.5 21.5 9 12 13.5zM6.5 11.5V16c2 2.5 9 2.5 11 0v-4.5M21.5 9v5.5',
  puzzles: 'M4 8h4.2a2.6 2.6 0 1 1 4.6 0H17v4.2a2.6 2.6 0 1 1 0 4.6V21H4z',
  me: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c1.5-7 13.5-7 15 0',
  settings:
    'M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M10.2 2.8h3.6l.6 2.7 1.9 1.1 2.6-.9 1.8 3.1-2 1.9v2.6l2 1.9-1.8 3.1-2.6-.9-1.9 1.1-.6 2.7h-3.6l-.6-2.7-1.9-1.1-2.6.9-1.8-3.1 2-1.9v-2.6l-2-1.9 1.8-3.1 2.6.9 1.9-1.1z',
  bell: 'M6 17v-6.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
