export const businessPathDetails = {
  path1: { keywords: 'مسار 1' },
  path2: { keywords: 'مسار 2' },
  path3: { keywords: 'مسار 3' },
  path4: { keywords: 'مسار 4' },
  path5: { keywords: 'مسار 5' },
} as const;
