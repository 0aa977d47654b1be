import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { usePlace } from '#src/lib/router/router.tsx';

/** Opened by its button it stays, by a pointer only as long as that rests on it; a navigation closes it either way. */
interface Opening {
  by: 'button' | 'pointer';
  at: Place;
}

/**
 * A disclosure that a mouse opens too: what its button says is always what is seen, and Escape closes it wherever the
 * focus is (WCAG 1.4.13). It then stays closed until the pointer comes anew.
 */
export function useDropdown() {
  const location = usePlace();
  const container = useRef<HTMLLIElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  // By identity: coming back to the same address is a navigation as well.
  const isOpen = opening?.at === location;
  const isPinned = isOpen && opening.by === 'button';

  useEffect(() => {
    // Pointed at before there was a script.
    if (container.current?.matches(':hover')) setOpening({ by: 'pointer', at: location });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the script finds it
  }, []);

  // Before the open list is seen: an Escape that comes at once must find somebody who listens.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const element = container.current;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (element?.contains(document.activeElement)) element.querySelector('button')?.focus();
      } else if (event.target instanceof Node && element?.contains(event.target)) return;
      setOpening(null);
    };
    const signs = ['pointerdown', 'focusin', 'keydown'];
    for (const sign of signs) addEventListener(sign, close);
    return () => {
      for (const sign of signs) removeEventListener(sign, close);
    };
  }, [isOpen]);

  return {
    isOpen,
    container,
    toggle: () => setOpening(isPinned ? null : { by: 'button', at: location }),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isOpen) setOpening({ by: 'pointer', at: location });
    },
    onPointerLeave: () => {
      if (!isPinned) setOpening(null);
    },
  };
}
