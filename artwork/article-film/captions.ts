import type { FilmLine } from './script.ts';

/** `00:00:05.500`, as WebVTT writes a moment. */
function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const hours = part(milliseconds / 3_600_000);
  const minutes = part((milliseconds / 60_000) % 60);
  return `${hours}:${minutes}:${part((milliseconds / 1000) % 60)}.${part(milliseconds % 1000, 3)}`;
}

/** The captions of a film in one language, as the text of a WebVTT file. */
export function captions(lines: readonly FilmLine[], language: 'ar' | 'en'): string {
  const cues = lines.map(
    (line) => `${timestamp(line.startSeconds)} --> ${timestamp(line.endSeconds)}\n${line[language]}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
