/** So much of a drawing must be in the window to be seen. */
const SEEN = 0.3;

function isBelow(drawing: Element): boolean {
  return drawing.getBoundingClientRect().top > innerHeight;
}

/**
 * Drawings below the window (`data-draws`) wait, and draw themselves once when they are first seen, then are done; the
 * style sheets say how, and that nothing waits on paper or where nothing may move. Returns what ends it.
 */
export function drawWhenSeen(page: ParentNode): () => void {
  const waiting = [...page.querySelectorAll<SVGElement>('[data-draws=""]')].filter(isBelow);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute('data-draws', 'now');
        // It would draw itself again wherever it comes back to the page: when the window gets wider, say.
        target.addEventListener('animationend', () => target.setAttribute('data-draws', 'done'), {
          once: true,
        });
      }
    },
    { threshold: SEEN },
  );
  for (const drawing of waiting) {
    drawing.setAttribute('data-draws', 'later');
    observer.observe(drawing);
  }
  return () => observer.disconnect();
}
