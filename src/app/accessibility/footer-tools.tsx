import { Icon } from '#src/ui/icon/icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { SearchButton } from './search-button.tsx';
import { ACCESSIBILITY_TOOLS, openTool, type AccessibilityTool } from './open-tool.ts';
import styles from './footer-tools.module.css';

const ICONS: Record<AccessibilityTool, IconName> = {
  signLanguage: 'sign-language',
  search: 'search',
  view: 'eye',
};

/** The group "Accessibility Tools" of the footer: sign language, search, view. The search leads to its page without script; the others are not offered. */
export function FooterTools() {
  const { heading, tools } = useTexts('footer').accessibility;
  return (
    <div id="footer-accessibility" className={styles.tools}>
      <h2>
        <Text>{heading}</Text>
      </h2>
      <div>
        {ACCESSIBILITY_TOOLS.map((tool) =>
          tool === 'search' ? (
            <SearchButton key={tool} label={tools[tool]} />
          ) : (
            <button
              key={tool}
              type="button"
              aria-label={tools[tool]}
              aria-haspopup="dialog"
              onClick={() => openTool(tool)}
            >
              <Icon name={ICONS[tool]} />
            </button>
          ),
        )}
      </div>
    </div>
  );
}
