import { useId, type SubmitEvent } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { addressOf } from '#shared/languages.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './search-form.module.css';

interface Props {
  /** What the field says; without `onType` only at first. */
  words?: string;
  onType?: (words: string) => void;
  /** Called instead of loading the search page, where a script answers. */
  onSearch?: (words: string) => void;
  /** What is above it says what it is for: its name is for voices. */
  isLabelHidden?: boolean;
  /** The dialog that shows the form gives the field its focus. */
  isFirstInDialog?: boolean;
}

/** The search field: a plain form that the server answers, until a script does. */
export function SearchForm({
  words = '',
  onType,
  onSearch,
  isLabelHidden = false,
  isFirstInDialog = false,
}: Props) {
  const id = useId();
  const language = useLanguage();
  const { label, placeholder, submit } = useTexts('search');
  const value = onType === undefined ? { defaultValue: words } : { value: words };
  return (
    <form
      className={styles.form}
      role="search"
      action={addressOf(PATHS.search, language)}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        if (onSearch === undefined) return;
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        onSearch(typeof typed === 'string' ? typed : '');
      }}
    >
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        <Text>{label}</Text>
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // `showModal` looks for the attribute, which React does not write.
          ref={(input) => {
            if (isFirstInDialog) input?.setAttribute('autofocus', '');
          }}
          id={id}
          type="search"
          name="q"
          {...value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType?.(event.target.value)}
        />
        <button type="submit">
          <Text>{submit}</Text>
        </button>
      </div>
    </form>
  );
}
