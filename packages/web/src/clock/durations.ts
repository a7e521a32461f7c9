/** Times that are left, in words. */

/** Such as `0:23` or `1:05:00`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const HOUR = 3600_000;

interface LongDurations {
  hoursLeft(n: number): string;
  daysLeft(n: number): string;
}

/** As precise as useful: seconds for short times, hours or days for long ones. */
export function timeLeftText(milliseconds: number, { hoursLeft, daysLeft }: LongDurations): string {
  if (milliseconds >= 48 * HOUR) return daysLeft(Math.round(milliseconds / (24 * HOUR)));
  return milliseconds >= 2 * HOUR ? hoursLeft(Math.floor(milliseconds / HOUR)) : durationText(milliseconds);
}
