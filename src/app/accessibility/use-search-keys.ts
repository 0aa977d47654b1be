import { useEffect } from 'react';
import { openTool } from './open-tool.ts';

/** What the same keys write on an Arabic keyboard. */
const SLASH = ['/', 'ظ'];
const LETTER_K = ['k', 'K', 'ن'];
const FIELDS = 'input, textarea, select, dialog';

/** `/` outside of fields, and Ctrl+K or ⌘K, open the search from anywhere (rule:search-keys). */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      const isField = target instanceof Element && target.closest(FIELDS) !== null;
      const isOn = document.documentElement.dataset['shortcuts'] !== 'off';
      const isAsked =
        ctrlKey || metaKey
          ? LETTER_K.includes(key)
          : isOn && !event.altKey && !isField && SLASH.includes(key);
      if (!isAsked) return;
      event.preventDefault();
      openTool('search');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
