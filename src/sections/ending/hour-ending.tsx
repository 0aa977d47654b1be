import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { HOURS, type Hour } from '../page-header/hours.ts';
import { LandAtHour } from '../page-header/land-at-hour.tsx';
import hours from './ending-hour.module.css';
import { NextEnding } from './next-ending.tsx';

interface Props extends Omit<ComponentProps<typeof NextEnding>, 'land'> {
  hour: Hour;
}

/** A page ends in the name of the next one, over the land at its hour. */
export function HourEnding({ hour, ...next }: Props) {
  return (
    <NextEnding
      {...next}
      land={{
        className: classNames(hours.hour, hours[hour]),
        theme: HOURS[hour].theme,
        picture: <LandAtHour hour={hour} />,
      }}
    />
  );
}
