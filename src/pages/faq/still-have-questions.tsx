import { PATHS } from '#content/facts/paths.ts';
import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import within from '#src/sections/ending/within.module.css';
import { Button } from '#src/ui/button/button.tsx';
import { closingQuestions } from '#src/ui/drawing/drawings/closing-questions.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';

/** The way on for a question that is not among the six. */
export function StillHaveQuestions() {
  const { still } = useTexts('faq');
  return (
    <LineEnding
      id="still-have-questions"
      title={still.title}
      text={still.text}
      line={closingQuestions}
      layout={within.within}
      action={
        <Button href={PATHS.contactUs} size="large">
          <Text>{still.action}</Text>
          <Icon name="arrow" />
        </Button>
      }
    />
  );
}
