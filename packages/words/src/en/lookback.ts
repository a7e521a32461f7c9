/** What looking back says, in English: replay, review, statistics. A browser loads it with these pages only. */

import { review } from './review';

const percent = (share: number) => `${Math.round(share * 100)} %`;
/** One digit behind the point, and none where it says nothing. */
const number = (n: number) => (Math.round(Math.abs(n) * 10) / 10).toString();
const signed = (n: number) => (Math.abs(n) < 0.05 ? '0' : `${n < 0 ? '−' : '+'}${number(n)}`);
const points = (n: number) => (number(n) === '1' ? '1 point' : `${number(n)} points`);
const moves = (n: number) => (n === 1 ? '1 move' : `${n} moves`);
const wasWere = (who: string) => (who === 'You' ? 'you were' : `${who} was`);
const them = (who: string) => (who === 'You' ? 'you' : who);

export const lookback = {
  percent,
  number,
  signed,
  open: {
    title: 'Look back at a game',
    about: 'Step through it as each seat saw it, find where it turned, and play on from there.',
    choose: 'Choose a file',
    drop: 'Or drop a .domino.json file anywhere on this page.',
    paste: 'Or paste a game, or a link to one',
    open: 'Open',
    empty: 'There is nothing to open yet: paste a game, or choose a file.',
    badLink: 'This link holds no whole game: some of it was lost on the way. Ask for it again, or for the file.',
    tooLarge: 'This is too large for a game: a file of at most 4 MB is read.',
    home: 'Games that you finished here are listed on the first page.',
  },
  notOver: {
    title: 'This game is still being played',
    text: 'It can be looked back at when it is over.',
    action: 'Back to the games',
  },
  missing: {
    title: 'This game is not here',
    text: 'It is neither on this device nor on the server.',
    action: 'Open another game',
  },
  broken: 'This game cannot be shown',
  another: 'Open another',
  former: 'former player',
  replay: {
    label: (game: string) => `Looking back: ${game}`,
    board: 'Board',
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One move on',
    last: 'To the end',
    steps: 'Replay',
    position: 'Position',
    place: (at: number, of: number) => `Position ${at} of ${of}`,
    speed: 'Speed',
    speeds: { '0.5': 'half', '1': 'usual', '2': 'double', '4': 'fourfold' },
    eyes: 'Seen by',
    all: 'all hands open',
    seat: (who: string) => who,
    dealt: (round: number) => `Round ${round}: the tiles are dealt.`,
    given: 'The round is given up.',
    running: (who: string | undefined): string =>
      who === undefined
        ? 'This game is still being played: nobody’s tiles are shown before its end.'
        : 'This game is still being played: you see what you saw at the table.',
    keys: 'Arrow keys step, Home and End jump, the space bar plays.',
    table: 'To the table',
    share: 'Share',
    save: 'Download',
  },
  share: {
    title: 'Share this game',
    about: 'The whole game is inside the link: it works without a server, for whoever has it.',
    link: 'Link to this game',
    copy: 'Copy the link',
    send: 'Send it',
    copied: 'The link is copied.',
    byHand: 'It cannot be copied by itself here: mark it and copy it.',
    long: 'This game is too long for a link. Send it as a file.',
    close: 'Close',
  },
  review: {
    title: 'Review',
    marks: review.marks,
    about: 'The strongest bot looks at every move, with what its player could know.',
    start: 'Review this game',
    again: 'Try again',
    stop: 'Stop',
    progress: (done: number, all: number) => `Looking at move ${done} of ${all} …`,
    background: 'Step through the game meanwhile; leaving the page does not stop it.',
    failed: 'The review could not be made.',
    later: 'The review comes when the round is over.',
    nothing: review.nothing,
    chances: 'Chance to win the round, as each player could see it',
    scores: 'Scores, move by move',
    jump: 'A click jumps there.',
    slip: 'slip',
    blunder: 'blunder',
    faults: (slips: number, blunders: number) =>
      `${slips === 1 ? '1 slip' : `${slips} slips`}, ${blunders === 1 ? '1 blunder' : `${blunders} blunders`}`,
    next: 'Next mistake',
    previous: 'Mistake before',
    none: 'No slips and no blunders: well played.',
    chance: (who: string, share: number) =>
      `Before this move ${wasWere(who)} ${percent(share)} likely to win the round.`,
    was: { best: 'the best move', good: 'a good move', slip: 'a slip', blunder: 'a blunder' },
    onlyMove: 'There was no choice.',
    said: (who: string, move: string, was: string) => `${who}: ${move} was ${was}.`,
    better: (move: string) => `Better: ${move}.`,
    why: {
      wins: (best: number, made: number) =>
        `It wins the round ${percent(best)} of the time, what was played ${percent(made)}.`,
      margin: (n: number) => `On average it is worth ${points(n)} more.`,
      points: (best: number, made: number) => `It scores ${points(best)} at once, not ${points(made)}.`,
      sheds: (best: number, made: number) => `It takes ${points(best)} off the hand, not ${points(made)}.`,
      stuck: (who: string, made: number) =>
        `As the tiles lay, it leaves ${them(who)} nothing to lay; what was played left ${moves(made)}.`,
      replies: (who: string, best: number, made: number) =>
        `As the tiles lay, it leaves ${them(who)} ${moves(best)} to choose from; what was played left ${moves(made)}.`,
      answer: (who: string, best: number, made: number) =>
        `As the tiles lay, it leaves ${them(who)} at most ${points(best)} to score next; what was played left ${points(made)}.`,
      stands: (best: number, made: number) =>
        `It stands ${percent(best)} of the time, what was played ${percent(made)}.`,
    },
    tryIt: 'Try it from here',
    tryNote: (who: string) =>
      `A new game from this position: you play ${who === 'You' ? 'your seat' : who}, bots play the others.`,
    tried: 'The new game could not be kept.',
  },
  moments: {
    title: 'Moments',
    turning: 'The turning point',
    turningNote: 'The move across which the chance of the round’s winner rose most.',
    best: 'The best move',
    bestNote: 'The right move where the second best would have cost most.',
    unseen: 'The move nobody saw',
    unseenNote: 'The missed move that would have gained most, and that did not look best at first sight.',
    at: (round: number, who: string, move: string) => `Round ${round}, ${who}: ${move}`,
    rose: (who: string, from: number, to: number) => `${who}: ${percent(from)} → ${percent(to)}`,
    second: (n: number) => `${points(n)} better than any other`,
    gained: (n: number) => `would have gained ${points(n)}`,
  },
  statistics: {
    title: 'Statistics',
    about: 'Counted from the games that are kept on this device, and from nothing else.',
    none: 'No game is finished yet. Play one against bots, and come back.',
    left: (running: number, together: number, branches: number) =>
      [
        running > 0 && (running === 1 ? '1 game is still running' : `${running} games are still running`),
        together > 0 && (together === 1 ? '1 was not played by you alone' : `${together} were not played by you alone`),
        branches > 0 && (branches === 1 ? '1 was branched off' : `${branches} were branched off`),
      ]
        .filter((part) => part !== false)
        .join(', '),
    notCounted: (list: string) => `Not counted: ${list}.`,
    sum: (games: number, won: number) =>
      `${games === 1 ? '1 finished game' : `${games} finished games`}, ${won} won (${percent(won / games)}).`,
    streaks: 'Streaks',
    now: (n: number) => (n === 0 ? 'The last game was not won.' : `Won in a row now: ${n}.`),
    longest: (won: number, lost: number) => `Longest row of wins: ${won}. Longest without a win: ${lost}.`,
    strip: (n: number) => `The last ${n} games, oldest first`,
    wonOne: 'won',
    lostOne: 'not won',
    byGame: 'By game',
    byLevel: 'By opponent',
    bySeat: 'By seat',
    game: 'Game',
    opponents: 'Opponents',
    seat: 'Seat',
    mixed: 'of several levels',
    unknown: 'not known (from a file)',
    games: 'Games',
    won: 'Won',
    share: 'Share',
    scores: 'Scores',
    best: 'Best score',
    mean: 'Mean score',
    rounds: 'Rounds',
    bestRound: 'Best round',
    meanRound: 'Mean of a round',
    fewest: 'few points win',
    fortune: 'Luck and skill',
    fortuneAbout:
      'All in points a round, against the best of the others. Luck is what the dealt hands were worth, result is what became of them, given away is what your moves cost against the best ones.',
    luck: 'Luck of the deal',
    margin: 'Result',
    given: 'Given away',
    notReviewed: 'no review yet',
    inRounds: (n: number) => (n === 1 ? 'in 1 round' : `in ${n} rounds`),
    exact: (n: number, of: number) =>
      n === of
        ? 'Luck here is exact: what the deals come to when both play perfectly and see all tiles.'
        : n === 0
          ? 'Luck here is an estimate: what the deals came to on average when simple bots played each of them out 64 times.'
          : `The luck of ${n} of ${of} deals is exact (perfect play, all tiles seen); that of the others is the average of 64 games of simple bots.`,
    working: (n: number) => (n === 1 ? 'Working out the luck of 1 game …' : `Working out the luck of ${n} games …`),
    reviewMore: 'Review your games to learn what your moves cost.',
    home: 'All games',
  },
};

export type Lookback = typeof lookback;
