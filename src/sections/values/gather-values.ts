import { nameOf, placeIn } from '#src/ui/forty-lines/figure-place.ts';
import { loadLines } from '#src/ui/forty-lines/load-lines.ts';

/** So much of a card is in the window when it has come to stand there. */
const WHOLE = 0.9;

/**
 * A gust goes through a value's figure, and it gathers anew: while its card is pointed at, and otherwise in turn as the
 * cards come into view, by touch, by keyboard or by the buttons.
 */
export async function gatherValues(section: HTMLElement): Promise<() => void> {
  const lines = await loadLines('values');
  const cards = [...section.querySelectorAll<HTMLElement>('[data-item]')];
  let waiting: Element[] = [];
  let isPlaying = false;

  const play = async (card: Element) => {
    const place = placeIn(card);
    if (place === undefined) return;
    isPlaying = true;
    const name = nameOf(place.still);
    lines.stand(name, place);
    await lines.gather(name, place, 'last');
    isPlaying = false;
  };
  const playNext = async () => {
    const [next, ...others] = waiting;
    if (isPlaying || next === undefined) return;
    waiting = others;
    await play(next);
    await playNext();
  };

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        waiting = waiting.filter((card) => card !== target);
        if (isIntersecting) waiting.push(target);
      }
      void playNext();
    },
    { threshold: WHOLE },
  );
  const end = new AbortController();
  for (const card of cards) {
    seen.observe(card);
    const point = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      waiting = [];
      void play(card);
    };
    card.addEventListener('pointerenter', point, { signal: end.signal });
    card.addEventListener('pointerleave', () => lines.rest(), { signal: end.signal });
  }
  return () => {
    end.abort();
    seen.disconnect();
    waiting = [];
    lines.remove();
  };
}
