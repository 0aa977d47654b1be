import { mayMove } from '#src/ui/forty-lines/may-move.ts';

const DURATION = 620;
/** How high the way curves, as a share of its length. */
const RISE = 0.16;

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** A dot comes from where it was to where it is now, on an arc, changing its size. */
function travel(dot: HTMLElement, before: DOMRect): void {
  const now = dot.getBoundingClientRect();
  const [from, to] = [middleOf(before), middleOf(now)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const scale = before.width / now.width;
  const rise = Math.hypot(x, y) * RISE;
  dot.animate(
    [
      { translate: `${x}px ${y}px`, scale },
      { translate: `${x / 2}px ${y / 2 - rise}px`, scale: Math.sqrt(scale) },
      { translate: '0 0', scale: 1 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.45, 0.05, 0.2, 1)' },
  );
}

/**
 * The dot of the question mark goes to each question that is opened, by whatever means, and home when all are closed.
 * Which one is open on entry is not the visitor's doing: the mark keeps its dot until then. Returns what ends it.
 */
export function followOpenQuestion(page: HTMLElement, mark: HTMLElement): () => void {
  const dotOf = (place: Element) => place.querySelector<HTMLElement>('[data-dot]');
  let holder: Element = mark;

  const follow = () => {
    const next = page.querySelector('details[open]') ?? mark;
    const [from, to] = [dotOf(holder), dotOf(next)];
    if (next === holder || from === null || to === null) return;
    const before = from.getBoundingClientRect();
    holder.removeAttribute('data-here');
    holder = next;
    holder.setAttribute('data-here', '');
    mark.toggleAttribute('data-away', holder !== mark);
    if (mayMove()) travel(to, before);
  };
  // It does not bubble.
  page.addEventListener('toggle', follow, { capture: true });
  return () => page.removeEventListener('toggle', follow, { capture: true });
}
