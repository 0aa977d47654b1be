import { countVacancies, VACANCY_TYPES, type VacancyType } from '#content/facts/vacancies.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './vacancy-types.module.css';

interface Props {
  active: VacancyType;
  onChoose: (type: VacancyType) => void;
}

/** All vacancies or those of one department, each with how many there are; exactly one is active. */
export function VacancyTypes({ active, onChoose }: Props) {
  const { departments, vacancies } = useTexts('careers');
  return (
    <ul id="vacancy-filter" className={styles.types} aria-label={vacancies.filterLabel}>
      {VACANCY_TYPES.map((type) => (
        <li key={type} data-item="">
          <button type="button" aria-pressed={type === active} onClick={() => onChoose(type)}>
            <Text>{type === 'all_vacancies' ? vacancies.all_vacancies : departments[type]}</Text>
            <span className="visually-hidden">{vacancies.countLabel}</span>{' '}
            <small>{countVacancies(type)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
