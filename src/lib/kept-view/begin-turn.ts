/**
 * Where a page stands at its hero the change of language turns the picture over, about the dot (travelling-dot.css): tells
 * whether it does. Only this change of documents has a transition, so the style that asks the browser for one comes and
 * goes with it; the next document's part is in the pre-paint script.
 */
export function beginTurn(): boolean {
  const root = document.documentElement;
  const { motion, animation } = root.dataset;
  const isStill = motion === 'paused' || animation === 'reduced';
  if (isStill || window.scrollY > 0 || document.querySelector('#hero') === null) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const style = new CSSStyleSheet();
  style.replaceSync('@view-transition { navigation: auto }');
  document.adoptedStyleSheets.push(style);
  root.dataset['turns'] = '';
  const end = () => {
    document.adoptedStyleSheets.pop();
    delete root.dataset['turns'];
  };
  // The picture has been taken by then; the document may come back.
  addEventListener('pagehide', end, { once: true });
  return true;
}
