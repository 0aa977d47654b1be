import { useEffect } from 'react';
import type { Place } from '#src/lib/router/place.ts';

/** Lets the drawings of each page draw themselves when they are first seen. What that takes comes with the first scroll. */
export function useDrawingOnce(shown: Place): void {
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    const begin = async () => {
      const { drawWhenSeen } = await import('#src/ui/figure/draw-when-seen.ts');
      if (!isOver) end = drawWhenSeen(document);
    };
    const onScroll = () => {
      begin().catch(() => {
        // Did not arrive: they are there.
      });
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      isOver = true;
      removeEventListener('scroll', onScroll);
      end();
    };
  }, [shown]);
}
