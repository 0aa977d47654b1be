import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import {
  changeDisplaySettings,
  DEFAULT_DISPLAY,
  DISPLAY_CHOICES,
  useDisplaySettings,
  type DisplaySettings,
} from '#src/lib/display-settings.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './view-dialog.module.css';

/** Display settings: text size, contrast, motion and links, kept in this browser. */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const { view } = useTexts('accessibility');
  const { close } = useTexts('common');
  return (
    <Dialog title={<Text>{view.title}</Text>} closeLabel={close} onClose={onClose}>
      <p>
        <Text>{view.description}</Text>
      </p>
      <Setting name="textSize" words={view.textSize} choices={DISPLAY_CHOICES.textSize} />
      <Setting name="contrast" words={view.contrast} choices={DISPLAY_CHOICES.contrast} />
      <Setting name="animation" words={view.animation} choices={DISPLAY_CHOICES.animation} />
      <Setting name="links" words={view.links} choices={DISPLAY_CHOICES.links} />
      <Setting name="shortcuts" words={view.shortcuts} choices={DISPLAY_CHOICES.shortcuts} />
      <div>
        <Button look="outline" onClick={() => changeDisplaySettings(DEFAULT_DISPLAY)}>
          <Text>{view.reset}</Text>
        </Button>
      </div>
    </Dialog>
  );
}

interface SettingProps<Name extends keyof DisplaySettings> {
  name: Name;
  words: Readonly<Record<DisplaySettings[Name] | 'label', string>>;
  choices: readonly DisplaySettings[Name][];
}

function Setting<Name extends keyof DisplaySettings>({ name, words, choices }: SettingProps<Name>) {
  const chosen = useDisplaySettings()[name];
  return (
    <fieldset className={styles.setting}>
      <legend>
        <Text>{words.label}</Text>
      </legend>
      {choices.map((choice) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the words inside <Text> name the input
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => changeDisplaySettings({ [name]: choice })}
          />
          <span>
            <Text>{words[choice]}</Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
