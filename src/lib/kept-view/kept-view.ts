/** What is remembered of a page as it stood at one entry of the tab's history, each thing under its name. */
type View = Record<string, unknown>;

const STORAGE_KEY = 'kept-views';
/** The entries remembered; nobody goes further back, and memory must not grow with a long visit. */
const MOST_ENTRIES = 100;

let views: Map<string, View> | undefined;

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null;
}

function readStored(): Map<string, View> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return new Map(
      Object.entries(isView(stored) ? stored : {}).flatMap(([entry, view]) =>
        isView(view) ? [[entry, view]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function viewsOfTab(): Map<string, View> {
  return (views ??= readStored());
}

/** What is remembered under a name at an entry of the history. */
export function keptAt(entry: string, name: string): unknown {
  return viewsOfTab().get(entry)?.[name];
}

/** Remembers something of the page at an entry of the history. */
export function keepAt(entry: string, kept: View): void {
  const all = viewsOfTab();
  const view = { ...all.get(entry), ...kept };
  // Back to the end: what has not been seen for longest goes first.
  all.delete(entry);
  all.set(entry, view);
  const [oldest] = all.keys();
  if (all.size > MOST_ENTRIES && oldest !== undefined) all.delete(oldest);
}

/** Lets another entry begin as this one stands. */
export function copyView(from: string, to: string): void {
  keepAt(to, viewsOfTab().get(from) ?? {});
}

/** For a reload, another document of the site, and the way back from elsewhere. */
export function storeViews(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(viewsOfTab())));
  } catch {
    // Storage is blocked or full: within this document places are kept all the same.
  }
}
