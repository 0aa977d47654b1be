import * as v from 'valibot';

/** Writes one event. Fields never hold personal data, addresses or query strings. */
type LogEvent = (fields: object, message: string) => void;

/** Where the program writes what happened; Fastify's logger is one. */
export interface Log {
  info: LogEvent;
  warn: LogEvent;
  error: LogEvent;
}

const FRAMES = 4;
/** Pino's number for errors. */
const ERROR_LEVEL = 50;

/** An error as the log shows it, in the shape that Fastify's logger wants. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- Fastify's logger takes any further field, which an interface does not promise
export type ErrorFields = { type: string; message: string; stack: string };

/**
 * An error for the log: its kind, its code in place of its message, and its place. Never the message itself: drivers
 * write values into it, and a value may be a visitor's.
 */
export function describeError(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: 'code' in error ? String(error.code) : '',
    stack: frames
      .slice(0, FRAMES)
      .map((line) => line.trim().slice('at '.length))
      .join(' < '),
  };
}

const lineSchema = v.object({
  level: v.number(),
  msg: v.string(),
  err: v.optional(v.object({ type: v.string(), message: v.string() })),
});

interface LogStream {
  write(line: string): void;
}
interface LogOptions {
  level: string;
  base: null;
  serializers: { err: typeof describeError };
  stream?: LogStream;
}

/** In a terminal only what needs a person is worth a line, in words instead of JSON. */
const terminal: LogStream = {
  write(line) {
    const { level, msg, err } = v.parse(lineSchema, JSON.parse(line));
    const reason = err === undefined ? '' : ` (${[err.type, err.message].filter(Boolean).join(' ')})`;
    process.stderr.write(`${level >= ERROR_LEVEL ? 'Error' : 'Warning'}: ${msg}${reason}.\n`);
  },
};

/**
 * How Fastify's logger (pino) is set up: structured JSON lines on standard output for machines, a readable line
 * for each warning in a terminal, unless `LOG_LEVEL` asks for the former.
 */
export function logOptions(level: string | undefined, isTerminal: boolean): LogOptions {
  const serializers = { err: describeError };
  if (isTerminal && level === undefined) return { level: 'warn', base: null, serializers, stream: terminal };
  return { level: level ?? 'info', base: null, serializers };
}
