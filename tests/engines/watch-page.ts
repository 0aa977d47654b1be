/**
 * Run first in every page that the engines open (front.ts). What goes wrong is kept in the window's name, which outlives
 * the page; how the root looked before anything was painted, in the window.
 */
export function watchPage(): void {
  const STILL_THERE_MS = 250;
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  Reflect.set(window, 'isWatched', true);
  function note(problem: string): void {
    const problems: unknown = window.name === '' ? [] : JSON.parse(window.name);
    if (Array.isArray(problems)) {
      window.name = JSON.stringify([...problems.map(String), `${location.pathname}: ${problem}`]);
    }
  }
  addEventListener(
    'error',
    ({ target, message, error }) => {
      const reason =
        error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      // What fails to load has no message, whatever it is.
      if (typeof message === 'string') note(`error: ${message}${reason}`);
      // A source that cannot be played is passed over for the next; what a page is left in is no loss. WebKit gives up
      // what is on its way as soon as another address is asked for, however long its answer takes.
      else if (
        !isLeft &&
        !(target instanceof Element && target.matches('source, video, link[rel=modulepreload]'))
      ) {
        const what = target instanceof Element ? target.outerHTML : Object.prototype.toString.call(target);
        setTimeout(() => isLeft || note(`did not load: ${what}`), STILL_THERE_MS);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`refused by the policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      note(`console ${level}: ${words.map(String).join(' ')}`);
      print.apply(console, words);
    };
  }
  requestAnimationFrame(() => {
    const { fontSize, colorScheme } = getComputedStyle(document.documentElement);
    Reflect.set(window, 'firstFrame', `${fontSize} ${colorScheme}`);
  });
}
