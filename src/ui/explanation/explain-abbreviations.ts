import styles from './explanation.module.css';

const WORDS = 'main abbr[title]';
/** A press here does something else already. */
const OPERATED = 'a, button, summary, label';
const EDGE_PX = 8;

/** The abbreviations of the page that can be pressed, and of each the one that stands first in running text. */
function abbreviations() {
  const all = [...document.querySelectorAll<HTMLElement>(WORDS)].filter(
    (word) => word.closest(OPERATED) === null,
  );
  const first = new Map<string, HTMLElement>();
  const inText = all.toSorted((one, other) => Number(isHeading(one)) - Number(isHeading(other)));
  for (const word of inText) if (!first.has(word.title)) first.set(word.title, word);
  return { all, first: [...first.values()] };
}

function isHeading(word: Element): boolean {
  return word.closest('h1, h2, h3, h4, th, caption') !== null;
}

function createNote(): HTMLElement {
  const note = document.createElement('div');
  note.className = styles.note ?? '';
  note.dataset['explanation'] = '';
  // The title of the abbreviation tells voices the same.
  note.ariaHidden = 'true';
  return note;
}

function showBelow(note: HTMLElement, word: HTMLElement): void {
  note.textContent = word.title;
  document.body.append(note);
  // At an edge it would be as narrow as the room there.
  note.style.left = '0';
  const { left, width, bottom } = word.getBoundingClientRect();
  const room = document.documentElement.clientWidth - note.offsetWidth - EDGE_PX;
  note.style.left = `${Math.max(EDGE_PX, Math.min(left + width / 2 - note.offsetWidth / 2, room))}px`;
  note.style.top = `${bottom + scrollY + EDGE_PX}px`;
}

/**
 * What an abbreviation stands for, for who has no pointer to rest on it: a press shows it, and the first of each on the
 * page takes the keyboard's focus. Escape or a press elsewhere hides it. Returns what ends it.
 */
export function explainAbbreviations(): () => void {
  const { all, first } = abbreviations();
  if (all.length === 0) return () => undefined;
  const note = createNote();
  const over = new AbortController();
  const { signal } = over;
  const hide = () => note.remove();
  const show = ({ target }: Event) => {
    const word = all.find((each) => target instanceof Node && each.contains(target));
    if (word === undefined) hide();
    else showBelow(note, word);
  };
  for (const word of first) {
    word.tabIndex = 0;
    if (!isHeading(word)) word.classList.add(styles.first ?? '');
  }
  document.addEventListener('click', show, { signal });
  document.addEventListener('focusin', show, { signal });
  document.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  return () => {
    over.abort();
    note.remove();
  };
}
