/** Columns of the methodology grid on wide screens: four for exactly four steps, else three (rule:methodology-grid). */
export function methodologyColumns(steps: number): 3 | 4 {
  return steps === 4 ? 4 : 3;
}
