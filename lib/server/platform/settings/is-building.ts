/** Next is building pages: there is no database, and the settings of the running site are unknown. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';
