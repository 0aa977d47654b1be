import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { HOURS, type Hour } from '#src/sections/page-header/hours.ts';
import { LandAtHour } from '#src/sections/page-header/land-at-hour.tsx';
import hours from './hour-ending.module.css';

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
