import { placeIn } from '#src/ui/forty-lines/figure-place.ts';
import { loadLines } from '#src/ui/forty-lines/load-lines.ts';
import { followOpenQuestion } from './follow-open-question.ts';

/** The wind goes through the question mark once, and from then on the dot is where a question has been opened. */
export async function livenFaq(page: HTMLElement): Promise<() => void> {
  const mark = page.querySelector<HTMLElement>('[data-question-mark]');
  const place = mark && placeIn(mark);
  if (!mark || !place) return () => {};
  const leave = followOpenQuestion(page, mark);
  const lines = await loadLines('question').catch(() => undefined);
  void lines?.gather('question', place, 'last');
  return () => {
    leave();
    lines?.remove();
  };
}
