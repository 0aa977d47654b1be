import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { usePlace } from '#src/lib/router/router.tsx';

/**
 * The mobile menu is a popover: the browser itself opens and closes it, before any script. This follows it, and closes
 * it with every navigation and once the bar has room for its links again (rule:mobile-menu).
 */
export function useMenu() {
  const location = usePlace();
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // The location at which it was opened: every navigation closes it, also the one back to the same address.
  const [openAt, setOpenAt] = useState<Place | null>(null);
  const isOpen = openAt === location;
  const close = () => menu.current?.hidePopover();

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpenAt(location);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the script finds it
  }, []);

  useEffect(() => {
    if (openAt !== null && !isOpen) close();
  }, [openAt, isOpen]);

  useEffect(() => {
    const button = toggle.current;
    if (!isOpen || button === null) return;
    const observer = new ResizeObserver(() => {
      if (button.offsetParent === null) close();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [isOpen]);

  return {
    menu,
    toggle,
    isOpen,
    onToggle: ({ newState }: ToggleEvent) => setOpenAt(newState === 'open' ? location : null),
    closeByKey: () => {
      close();
      toggle.current?.focus();
    },
  };
}
