/** What the invented person of the example calls chapters, moments and people. */
export const EXAMPLE_NAMES = {
  chapters: {
    childhood: 'Childhood',
    school: 'School',
    montreal: 'Studies in Montreal',
    berlin: 'Berlin',
    toronto: 'Toronto',
  },
  moments: {
    bike: 'First bike',
    sea: 'First sight of the sea',
    home: 'Leaves home',
    job: 'First job',
    met: 'Meets Sam',
    wedding: 'Wedding',
    mila: 'Mila is born',
    schoolOfMila: 'Mila starts school',
    camino: 'Walk the Camino',
    stop: 'Stop working',
  },
  people: { mother: 'My mother', mila: 'Mila' },
} as const;
