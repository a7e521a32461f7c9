/** What looking back says, in English: replay, review, statistics. A browser loads it with these pages only. */

import { count, list, number, percent, points } from './grammar';
import { review } from './review';

const moves = (n: number) => count(n, { one: '# move', other: '# moves' });
const wasWere = (who: string) => (who === 'You' ? 'you were' : `${who} was`);
const them = (who: string) => (who === 'You' ? 'you' : who);

export const replay = {
  open: {
    title: 'Replay a game',
    about: 'Step through it as each player saw it, find the turning point, and play on from there.',
    choose: 'Choose a file',
    drop: 'Or drop a .domino.json file anywhere on this page.',
    paste: 'Or paste a game, or a link to one',
    open: 'Open',
    empty: 'Paste a game or choose a file first.',
    badLink: 'This link is incomplete. Ask for it again, or ask for the file.',
    tooLarge: 'This file is too large for a game: 4 MB at most.',
    home: 'Games you have played on this device:',
  },
  notOver: {
    title: 'This game is still being played',
    text: 'You can replay it when it is over.',
    action: 'Back to the games',
  },
  missing: {
    title: 'Game not found',
    text: 'It is neither on this device nor on the server.',
    action: 'Open another game',
  },
  broken: 'This game cannot be shown',
  another: 'Open another',
  former: 'former player',
  embed: { full: 'Open in Boneyard', missing: 'This replay cannot be shown.' },
  replay: {
    label: (game: string) => `Replay: ${game}`,
    board: 'Board',
    first: 'Go to the start',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One move forward',
    last: 'Go to the end',
    steps: 'Replay',
    position: 'Position',
    place: (at: number, of: number) => `Position ${number(at)} of ${number(of)}`,
    speed: 'Speed',
    speeds: { '0.5': '½ ×', '1': '1 ×', '2': '2 ×', '4': '4 ×' },
    hands: 'Hands',
    eyes: 'View as',
    all: 'all hands open',
    seat: (who: string) => who,
    dealt: (round: number) => `Round ${round}: the tiles are dealt.`,
    given: 'The round was ended early.',
    running: (who: string | undefined): string =>
      who === undefined
        ? 'This game is still being played: all hands stay hidden until it ends.'
        : 'This game is still being played: you see what you saw at the table.',
    keys: 'Arrow keys step, Home and End jump, the space bar plays and pauses.',
    table: 'Go to the table',
    share: 'Share',
    save: 'Download',
  },
  share: {
    title: 'Share this game',
    about: 'The link contains the whole game: it works without a server, for anyone who has it.',
    link: 'Link to this game',
    copy: 'Copy the link',
    send: 'Send it',
    copied: 'Link copied.',
    byHand: 'This browser does not let us copy it: select the link and copy it yourself.',
    long: 'This game is too long for a link. Send it as a file.',
    embed: {
      title: 'Embed it in a web page',
      about: 'Paste this into your page. The replay works there without an account and stores nothing.',
      code: 'Code to embed the replay',
      copy: 'Copy the code',
      copied: 'Code copied.',
    },
    picture: {
      won: (who: string, how: 'alone' | 'together' | 'tied') =>
        `${who} ${{ alone: 'wins', together: 'win', tied: 'share the win' }[how]}`,
      title: 'Picture',
      wide: 'Wide',
      square: 'Square',
      save: 'Download the picture',
      copy: 'Copy the picture',
      send: 'Send the picture',
      saved: 'Picture downloaded.',
      copied: 'Picture copied.',
      failed: 'The picture could not be made.',
      preview: 'Preview of the picture',
    },
    film: {
      title: 'Animation',
      about: (moves: number) => `The whole game as a GIF, ${count(moves, { one: '# picture', other: '# pictures' })}.`,
      make: 'Make the animation',
      progress: (done: number, all: number) => `Picture ${number(done)} of ${number(all)}…`,
      cancel: 'Cancel',
      save: 'Download the animation',
      send: 'Send the animation',
      saved: 'Animation downloaded.',
      failed: 'The animation could not be made.',
    },
    close: 'Close',
  },
  review: {
    title: 'Review',
    marks: review.marks,
    about: 'The strongest bot rates every move, using only what the player could know.',
    start: 'Review this game',
    again: 'Try again',
    stop: 'Stop',
    progress: (done: number, all: number) => `Reviewing move ${number(done)} of ${number(all)}…`,
    background: 'You can step through the game meanwhile; leaving the page does not stop the review.',
    failed: 'The review failed.',
    later: 'You can review it when the round is over.',
    nothing: review.nothing,
    chances: 'Chance of winning the round, as each player could see it',
    sideChances: 'Chance of winning the round, as each side could see it',
    scores: 'Scores, move by move',
    jump: 'Click to jump there.',
    slip: 'slip',
    blunder: 'blunder',
    faults: (slips: number, blunders: number) =>
      list(
        [
          slips > 0 && count(slips, { one: '# slip', other: '# slips' }),
          blunders > 0 && count(blunders, { one: '# blunder', other: '# blunders' }),
        ].filter((part) => part !== false),
      ) || 'no mistakes',
    faultsOf: (who: string, faults: string) => `${who}: ${faults}.`,
    whose: 'Whose mistakes come first?',
    everybody: 'All in order',
    place: (n: number, of: number) => `Mistake ${number(n)} of ${number(of)}`,
    won: (who: string, _several: boolean, scores: string) => `${who} won ${scores}`,
    next: 'Next mistake',
    previous: 'Previous mistake',
    none: 'No slips and no blunders: well played.',
    chance: (who: string, share: number) =>
      `Before this move, ${wasWere(who)} ${percent(share)} likely to win the round.`,
    sideChance: (who: string, share: number) =>
      `Before this move, ${who === 'You' ? 'your side' : `${who}’s side`} was ${percent(share)} likely to win the round.`,
    was: { best: 'the best move', good: 'a good move', slip: 'a slip', blunder: 'a blunder' },
    onlyMove: 'It was the only move.',
    said: (who: string, move: string, was: string) => `${who}: ${move} was ${was}.`,
    better: (move: string) => `Better: ${move}.`,
    why: {
      wins: (best: number, made: number) =>
        `It wins the round ${percent(best)} of the time; the move played wins ${percent(made)}.`,
      margin: (n: number) => `On average it is worth ${points(n)} more.`,
      points: (best: number, made: number) => `It scores ${points(best)} right away instead of ${points(made)}.`,
      sheds: (best: number, made: number) => `It takes ${points(best)} off the hand instead of ${points(made)}.`,
      stuck: (who: string, made: number) =>
        `With these hands, it leaves ${them(who)} nothing to lay; the move played left ${moves(made)}.`,
      replies: (who: string, best: number, made: number) =>
        `With these hands, it leaves ${them(who)} ${moves(best)} to choose from; the move played left ${moves(made)}.`,
      answer: (who: string, best: number, made: number) =>
        `With these hands, it lets ${them(who)} score at most ${points(best)} next; the move played allowed ${points(made)}.`,
      stands: (best: number, made: number) =>
        `It stays up ${percent(best)} of the time; the move played ${percent(made)}.`,
    },
    open: (move: string, n: number) => `With all hands open, the best was: ${move} (${points(n)} better).`,
    openSame: 'With all hands open, no move was better.',
    tryIt: 'Try it from here',
    tryNote: (who: string) =>
      `A new game from this position: you play ${who === 'You' ? 'your seat' : who}, bots play the others.`,
    tried: 'The new game could not be saved.',
  },
  moments: {
    title: 'Key moments',
    turning: 'The turning point',
    turningNote: 'The move that raised the chances of the round’s winner most.',
    best: 'The best move',
    bestNote: 'The right move in the position where the second best would have cost most.',
    unseen: 'The move nobody saw',
    unseenNote: 'The missed move that would have gained most and did not look best at first sight.',
    at: (round: number, who: string, move: string) => `Round ${round}, ${who}: ${move}`,
    rose: (who: string, from: number, to: number) => `${who}: ${percent(from)} → ${percent(to)}`,
    second: (n: number) => `${points(n)} better than any other move`,
    gained: (n: number) => `would have gained ${points(n)}`,
  },
  statistics: {
    title: 'Statistics',
    about: 'Counted from the games saved on this device only.',
    none: 'No finished games yet. Play one against bots, then come back.',
    left: (running: number, together: number, branches: number) =>
      list(
        [
          running > 0 && count(running, { one: '# game still in progress', other: '# games still in progress' }),
          together > 0 && `${number(together)} not played by you alone`,
          branches > 0 && count(branches, { one: '# tried from a replay', other: '# tried from a replay' }),
        ].filter((part) => part !== false),
      ),
    notCounted: (list: string) => `Not counted: ${list}.`,
    sum: (games: number, won: number) =>
      `${count(games, { one: '# finished game', other: '# finished games' })}, ${number(won)} won (${percent(won / games)}).`,
    streaks: 'Streaks',
    now: (n: number) => (n === 0 ? 'You did not win the last game.' : `Current winning streak: ${number(n)}.`),
    longest: (won: number, lost: number) =>
      `Longest winning streak: ${number(won)}. Longest without a win: ${number(lost)}.`,
    strip: (n: number) => `The last ${n} games, oldest first`,
    wonOne: 'won',
    lostOne: 'not won',
    byGame: 'By game',
    byLevel: 'By opponent',
    bySeat: 'By seat',
    game: 'Game',
    opponents: 'Opponents',
    seat: 'Seat',
    mixed: 'mixed levels',
    unknown: 'unknown (from a file)',
    games: 'Games',
    won: 'Won',
    share: 'Win rate',
    scores: 'Scores',
    best: 'Best score',
    mean: 'Average score',
    rounds: 'Rounds',
    bestRound: 'Best round',
    meanRound: 'Average round',
    fewest: 'lowest score wins',
    fortune: 'Luck and skill',
    fortuneAbout:
      'All figures are points per round, compared with your best opponent. Luck is what your dealt hands were worth, the result is what you made of them, and points given away are what your moves cost compared with the best ones.',
    luck: 'Luck of the deal',
    margin: 'Result',
    given: 'Given away',
    notReviewed: 'no review yet',
    inRounds: (n: number) => count(n, { one: 'in # round', other: 'in # rounds' }),
    exact: (n: number, of: number) =>
      n === of
        ? 'Luck is exact here: the result of each deal if both sides play perfectly and see all tiles.'
        : n === 0
          ? 'Luck is an estimate here: the average result when simple bots play each deal 64 times.'
          : `For ${number(n)} of ${count(of, { one: '# deal', other: '# deals' })} luck is exact (perfect play, all tiles seen); for the others it is the average of 64 games between simple bots.`,
    working: (n: number) =>
      count(n, { one: 'Calculating the luck of # game…', other: 'Calculating the luck of # games…' }),
    reviewMore: 'Review your games to see what your moves cost.',
    home: 'All games',
    show: 'Show',
    all: 'all games',
  },
};

export type ReplayWords = typeof replay;
