import { CalculatorFields } from './calculator-fields.tsx';
import { GrowingShape } from './growing-shape.tsx';

/** What the calculator is operated with: one file, fetched when it comes near the screen. */
export const calculatorTools = { CalculatorFields, GrowingShape };
