// npm puts a shell between itself and us. A signal to npm ends that shell (or, with SIGKILL, only npm) and never
// reaches this process: without this watch the server would keep the port after `npm start` was stopped.
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back once when the npm that started this process is gone. Does nothing when npm did not start it: a launcher
 * sent to the background by hand must outlive its shell.
 * @param {() => void} gone
 * @returns {() => void} stops watching
 */
export function whenNpmIsGone(gone) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => {};
  const ancestors = describeAncestors();
  const timer = setInterval(() => {
    if (describeAncestors() === ancestors) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The shell's id and, where the system tells, npm's. */
function describeAncestors() {
  const shell = process.ppid;
  try {
    // "pid (name) state parent …"; the name may hold spaces and brackets.
    const stat = readFileSync(`/proc/${shell}/stat`, 'utf8');
    return `${shell} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(shell);
  }
}
