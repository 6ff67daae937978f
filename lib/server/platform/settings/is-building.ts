/** Whether Next is building pages. The build has no database and does not know the running site's settings. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';
