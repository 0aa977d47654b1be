import { useState } from 'react';
import {
  COMPONENT_FAMILIES,
  COMPONENTS,
  type Component,
  type ComponentFamily,
} from '#content/facts/components.ts';
import { useKept } from '#src/lib/kept-view/use-kept.ts';

export interface PivotFieldsState {
  /** The one that is shown; `null` for all. */
  family: ComponentFamily | null;
  /** Index of the field that has, or had, the focus. */
  current: number | null;
  /** Index of the one that Tab leads to. */
  entry: number;
  /** The one that is named: under the pointer, else in focus. */
  named: Component | undefined;
  isShown: (component: Component) => boolean;
  show: (family: ComponentFamily | null) => void;
  focus: (index: number) => void;
  point: (index: number | null) => void;
}

/** Which family of the forty-two components is shown, and which one of them is named. */
export function usePivotFields(): PivotFieldsState {
  const [family, setFamily] = useKept<ComponentFamily | null>('family', null, (kept) =>
    COMPONENT_FAMILIES.find((one) => one === kept),
  );
  const [current, setCurrent] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);

  const isShown = (component: Component) => family === null || component.family === family;
  const named = COMPONENTS[pointed ?? current ?? -1];

  return {
    family,
    current,
    entry: current ?? COMPONENTS.findIndex(isShown),
    named,
    isShown,
    show: (next) => {
      setFamily(next);
      setCurrent(null);
    },
    focus: setCurrent,
    point: setPointed,
  };
}
