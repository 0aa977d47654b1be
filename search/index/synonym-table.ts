/** Words and phrases, as stems, to what else may be said for them. */
export interface SynonymTable {
  /** The other members of the groups that a phrase is in: each as its stems. */
  othersOf: (stems: readonly string[]) => readonly (readonly string[])[];
  /** Words of the longest phrase. */
  longest: number;
}

/** Makes the table; a phrase may be in several groups. */
export function synonymTable(
  groups: readonly (readonly string[])[],
  stemsIn: (text: string) => string[],
): SynonymTable {
  const groupsOf = new Map<string, string[][][]>();
  let longest = 1;
  for (const group of groups) {
    const members = group.map(stemsIn).filter((stems) => stems.length > 0);
    for (const stems of members) {
      longest = Math.max(longest, stems.length);
      const key = stems.join(' ');
      groupsOf.set(key, [...(groupsOf.get(key) ?? []), members]);
    }
  }
  return {
    longest,
    othersOf(stems) {
      const key = stems.join(' ');
      return (groupsOf.get(key) ?? []).flat().filter((member) => member.join(' ') !== key);
    },
  };
}
