import { useEffect } from 'react';
import { openTool } from './open-tool.ts';

/** What the same keys write on an Arabic keyboard. */
const SLASH = ['/', 'ظ'];
const QUESTION_MARK = ['?', '؟'];
const LETTER_K = ['k', 'K', 'ن'];
const FIELDS = 'input, textarea, select, dialog';

/**
 * `/` outside of fields, and Ctrl+K or ⌘K, open the search from anywhere; `?` lists the keys (rule:search-keys).
 */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      const isField = target instanceof Element && target.closest(FIELDS) !== null;
      const isOn = document.documentElement.dataset['shortcuts'] !== 'off';
      const isAlone = !ctrlKey && !metaKey && !event.altKey && isOn && !isField;
      const isHelp = isAlone && QUESTION_MARK.includes(key);
      const isSearch = ctrlKey || metaKey ? LETTER_K.includes(key) : isAlone && SLASH.includes(key);
      if (!isHelp && !isSearch) return;
      event.preventDefault();
      openTool(isHelp ? 'keys' : 'search');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
