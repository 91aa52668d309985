/**
 * The tables of what is in the making at the counter. It is no record yet: nothing counts it, and no log, copy or check knows it.
 * Bills, and how many each day has begun.
 */
export const WORK_TABLES = { bills: 'id', billDays: 'day' } as const;
