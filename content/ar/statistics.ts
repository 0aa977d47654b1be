/** The four figures of /services and /success-stories. */
export const statistics = {
  title: 'أعمالنا بالأرقام',
  labels: {
    currentProjects: 'مشروعًا جاريًا',
    completedProjects: 'مشروعًا مكتملًا',
    satisfaction: 'رضا العملاء',
    returnOnInvestment: 'العائد على الاستثمار',
  },
} as const;
