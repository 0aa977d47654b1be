import { useId } from 'react';
import { COMPONENT_FAMILIES } from '#content/facts/components.ts';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { PivotFieldsState } from './use-pivot-fields.ts';
import styles from './family-filter.module.css';

/** All components or those of one family. */
export function FamilyFilter({ state }: { state: PivotFieldsState }) {
  const { filter, all, families } = useTexts('components');
  const name = useId();
  return (
    <fieldset className={`choices ${styles.filter}`}>
      <legend className="visually-hidden">{filter}</legend>
      {[null, ...COMPONENT_FAMILIES].map((family) => (
        <label key={family}>
          <input
            type="radio"
            name={name}
            checked={state.family === family}
            onChange={() => state.show(family)}
          />
          <span>{family === null ? all : families[family]}</span>
        </label>
      ))}
    </fieldset>
  );
}
