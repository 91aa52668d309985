import { describe, expect, it } from 'vitest';
import { createCompany, deleteCompanies, nextOwnCompany, ownCompany, updateCompany } from '#data/sample/companies.ts';
import {
  createYear,
  defaultYears,
  deleteYear,
  rolloverAhead,
  rollOverYears,
  setDefaultYear,
  updateYear,
  yearTotals,
} from '#data/sample/financial-years.ts';
import {
  createLocation,
  deleteLocations,
  LOCATION_LIST,
  locationTotals,
  setLocationActive,
  updateLocation,
} from '#data/sample/locations.ts';
import { deleteRecords } from '#data/store/record-verbs.ts';
import { createUser, deleteUsers, updateUser, USER_LIST } from '#data/sample/users.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { BLANK_COMPANY } from '#domain/sample/company.ts';
import { BLANK_YEAR, type FinancialYear } from '#domain/sample/financial-year.ts';
import { BLANK_LOCATION, newLocation } from '#domain/sample/location.ts';
import { LAST_SERIAL, recordId } from '#domain/record-id.ts';
import { BLANK_USER } from '#domain/sample/user.ts';
import { aBusiness } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { sampleStore } from '#data/sample/store.ts';

const NOW = Date.UTC(2026, 3, 1);
const DAY = '2026-04-01';

describe('companies and users', () => {
  it('take the next number when none was deleted', async () => {
    await freshMirror();
    expect((await createCompany({ ...BLANK_COMPANY, name: 'Desai & Sons' })).id).toBe('COMP-003');
    expect((await createUser(BLANK_USER)).id).toBe('USER-004');
  });

  it('a new user takes the first free number after the count, a new company the one after the last', async () => {
    await freshMirror();
    await createCompany(BLANK_COMPANY);
    await deleteRecords(sampleStore, 'companies', ['COMP-001', 'COMP-002']);
    await createUser(BLANK_USER);
    await deleteRecords(sampleStore, 'users', ['USER-001', 'USER-002']);
    // One company and two users are left: the number of the second company is free, that of the third user is taken.
    expect((await createCompany(BLANK_COMPANY)).id).toBe('COMP-004');
    expect((await createUser(BLANK_USER)).id).toBe('USER-005');
  });

  it('keep a GSTIN as typed, however wrong it looks', async () => {
    const db = await freshMirror();
    const { id } = await createCompany({ ...BLANK_COMPANY, gstin: ' 27aapfu0939f1zw ' });
    expect((await db.records('companies').get(id))?.gstin).toBe(' 27aapfu0939f1zw ');
  });

  it('accept an edit that clears every field', async () => {
    const db = await freshMirror();
    await updateCompany('COMP-001', BLANK_COMPANY);
    await updateUser('USER-001', BLANK_USER);
    expect(await db.records('companies').get('COMP-001')).toMatchObject({ ...BLANK_COMPANY, id: 'COMP-001' });
    expect(await db.records('users').get('USER-001')).toMatchObject({ ...BLANK_USER, id: 'USER-001' });
  });

  it('are called by their kind in a refusal, because no screen shows their numbers', async () => {
    await freshMirror();
    await deleteCompanies(['COMP-002']);
    await deleteUsers(['USER-002']);
    await expect(updateCompany('COMP-002', BLANK_COMPANY)).rejects.toThrow(/^This company no longer exists\./);
    await expect(deleteUsers(['USER-002'])).rejects.toThrow(/^This user no longer exists\./);
  });

  it('the first company issues the documents, and the next one does after it is deleted', async () => {
    await freshMirror();
    expect((await ownCompany())?.id).toBe('COMP-001');
    await deleteCompanies(['COMP-001']);
    expect((await ownCompany())?.id).toBe('COMP-002');
  });

  it('the first company is the one with the lowest number, not the first in text order', async () => {
    const companies = ['COMP-1000', 'COMP-999'].map((id) => ({ ...BLANK_COMPANY, id }));
    await freshMirror(aBusiness({ companies }));
    expect((await ownCompany())?.id).toBe('COMP-999');
    expect(await nextOwnCompany('COMP-999')).toMatchObject({ id: 'COMP-1000' });
  });

  it('a new company never comes before the one that issues documents, even if lower numbers are free', async () => {
    await freshMirror();
    const mine = await createCompany({ ...BLANK_COMPANY, name: 'Mine Traders' });
    await deleteRecords(sampleStore, 'companies', ['COMP-001', 'COMP-002']);
    await createCompany({ ...BLANK_COMPANY, name: 'Second Branch' });
    expect((await ownCompany())?.id).toBe(mine.id);
  });

  it('nor does it if an import brought the last number of all', async () => {
    const first = { ...BLANK_COMPANY, id: 'COMP-001', name: 'Mine Traders' };
    await freshMirror(aBusiness({ companies: [first, { ...BLANK_COMPANY, id: recordId('COMP-', LAST_SERIAL) }] }));
    for (const id of ['COMP-003', 'COMP-004']) expect((await createCompany(BLANK_COMPANY)).id).toBe(id);
    expect((await ownCompany())?.id).toBe('COMP-001');
  });

  it('after several companies are deleted, the first of the others issues the documents', async () => {
    await freshMirror();
    const third = await createCompany({ ...BLANK_COMPANY, name: 'Mine Traders' });
    expect(await nextOwnCompany('COMP-002', third.id)).toBeUndefined();
    expect(await nextOwnCompany('COMP-002', 'COMP-001')).toMatchObject({ id: third.id });
    expect(await nextOwnCompany('COMP-001', third.id, 'COMP-002')).toBe('nobody');
  });

  it('users are found by role and by status, as by name', async () => {
    await freshMirror();
    const found = async (find: string) => {
      const view = { sort: 'name', direction: 'up', filter: '', find } as const;
      return (await windowOf(sampleStore.database().records('users'), USER_LIST, view, { at: 'first' }, 50)).rows.map(
        ({ id }) => id,
      );
    };
    expect(await found('accountant')).toEqual(['USER-002']);
    expect(await found('active')).toEqual(['USER-001', 'USER-002']);
    expect(await found('meera')).toEqual(['USER-003']);
  });
});

describe('the id of a year or a location', () => {
  it('is its creation time', async () => {
    await freshMirror();
    expect((await createYear(BLANK_YEAR, NOW)).id).toBe(String(NOW));
    expect((await createLocation(BLANK_LOCATION, NOW, DAY)).id).toBe(String(NOW));
  });

  it('never clashes within a millisecond, in whatever order the clicks come', async () => {
    const db = await freshMirror();
    const years = await Promise.all(Array.from({ length: 5 }, () => createYear(BLANK_YEAR, NOW)));
    const locations = await Promise.all(Array.from({ length: 5 }, () => createLocation(BLANK_LOCATION, NOW, DAY)));
    const five = [0, 1, 2, 3, 4].map((after) => String(NOW + after));
    expect(years.map((year) => year.id).toSorted()).toEqual(five);
    expect(locations.map((location) => location.id).toSorted()).toEqual(five);
    expect(await db.records('financialYears').count()).toBe(8);
  });

  it('comes before the highest one that an import may contain, and can be imported again', async () => {
    const last: FinancialYear = {
      id: '99999999999999',
      name: 'The last',
      startDate: '',
      endDate: '',
      status: 'Future',
      isDefault: false,
    };
    await freshMirror(aBusiness({ financialYears: [last] }));
    expect((await createYear(BLANK_YEAR, NOW)).id).toBe(String(NOW));
    expect((await createYear(BLANK_YEAR, NOW)).id).toBe(String(NOW + 1));
  });

  it('continues after the last one if the clock was set back', async () => {
    await freshMirror(aBusiness());
    await createYear(BLANK_YEAR, NOW);
    expect((await createYear(BLANK_YEAR, 0)).id).toBe(String(NOW + 1));
    await createLocation(BLANK_LOCATION, NOW, DAY);
    expect((await createLocation(BLANK_LOCATION, 5, DAY)).id).toBe(String(NOW + 1));
  });

  it('grows past a power of ten, where text would sort wrongly', async () => {
    const db = await freshMirror(aBusiness());
    for (let made = 0; made < 12; made++) await createYear({ ...BLANK_YEAR, name: `Year ${made}` }, 9);
    const ids = (await db.records('financialYears').orderBy('keys.serial').toArray()).map((year) => year.id);
    expect(ids).toEqual(['9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20']);
  });
});

describe('a financial year', () => {
  it('is stored as Future and not default, with whatever name and dates', async () => {
    const db = await freshMirror();
    const input = { name: '<b>नया साल</b>', startDate: '2030-03-31', endDate: '2029-04-01' } as const;
    const { id } = await createYear(input, NOW);
    expect(await db.records('financialYears').get(id)).toMatchObject({ ...input, status: 'Future', isDefault: false });
  });

  it('keeps its status and its default flag when it is edited', async () => {
    const db = await freshMirror();
    await updateYear(ACTIVE, BLANK_YEAR);
    expect(await db.records('financialYears').get(ACTIVE)).toMatchObject({
      ...BLANK_YEAR,
      status: 'Active',
      isDefault: true,
    });
  });

  it('becomes the only default when it is made default', async () => {
    await freshMirror();
    await setDefaultYear(CLOSED);
    expect((await defaultYears(5)).map((year) => year.id)).toEqual([CLOSED]);
    expect((await yearTotals()).default.count).toBe(1);
  });

  it('is not deleted if it became the default after the confirmation was opened', async () => {
    const db = await freshMirror();
    // When the confirmation was opened, the year was not the default.
    await setDefaultYear(CLOSED);
    await expect(deleteYear(CLOSED)).rejects.toMatchObject({
      title: 'Cannot Delete',
      message: 'Cannot delete the default financial year.',
    });
    expect(await db.records('financialYears').count()).toBe(3);
  });

  it('is deleted or made default, never both, however the two clicks race', async () => {
    const db = await freshMirror();
    const [made, deleted] = await Promise.allSettled([setDefaultYear(FUTURE), deleteYear(FUTURE)]);
    expect(made.status).toBe('fulfilled');
    expect(deleted.status).toBe('rejected');
    expect(await db.records('financialYears').get(FUTURE)).toMatchObject({ isDefault: true });

    const other = await freshMirror();
    const [gone, late] = await Promise.allSettled([deleteYear(FUTURE), setDefaultYear(FUTURE)]);
    expect(gone.status).toBe('fulfilled');
    expect(late).toMatchObject({ status: 'rejected', reason: { title: 'Not found' } });
    expect((await defaultYears(5)).map((year) => year.id)).toEqual([ACTIVE]);
    expect(await wrongTotals(other)).toEqual([]);
  });

  it('is deleted if it is neither Active nor default', async () => {
    const db = await freshMirror();
    await deleteYear(CLOSED);
    expect((await db.records('financialYears').toArray()).map((year) => year.id)).toEqual([ACTIVE, FUTURE]);
  });
});

describe('a season rollover', () => {
  it('closes the Active year, which stays default, and makes every Future year Active and default', async () => {
    const db = await freshMirror();
    const { id } = await createYear({ ...BLANK_YEAR, name: 'FY 2026-27' }, NOW);
    const ahead = await rolloverAhead();
    expect(ahead.map((year) => year.id)).toEqual([ACTIVE, FUTURE, id]);
    expect(await rollOverYears()).toEqual(ahead);
    expect((await db.records('financialYears').toArray()).map(marksOf)).toEqual([
      'FY 2023-24 Closed',
      'FY 2024-25 Closed default',
      'FY 2025-26 Active default',
      'FY 2026-27 Active default',
    ]);
    expect(await yearTotals()).toMatchObject({ all: { count: 4 }, Active: { count: 2 }, default: { count: 3 } });
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('uses the years as stored now, not as the dialog listed them', async () => {
    await freshMirror();
    const listed = await rolloverAhead();
    await deleteYear(FUTURE);
    expect(listed).toHaveLength(2);
    expect((await rollOverYears()).map(marksOf)).toEqual(['FY 2024-25 Closed default']);
  });

  it('is refused without an Active year, and nothing is changed', async () => {
    const db = await freshMirror();
    await deleteYear(FUTURE);
    await rollOverYears();
    const before = await db.records('financialYears').toArray();
    await expect(rollOverYears()).rejects.toMatchObject({ title: 'Cannot Roll Over' });
    expect(await rolloverAhead()).toEqual([]);
    expect(await db.records('financialYears').toArray()).toEqual(before);
  });
});

describe('a location', () => {
  it('is active from the day it is created, and counted by its kind', async () => {
    const db = await freshMirror();
    const made = await createLocation({ ...BLANK_LOCATION, name: 'Nashik Godown', isWarehouse: true }, NOW, DAY);
    expect(made).toMatchObject({ isActive: true, createdAt: DAY });
    expect(await locationTotals()).toMatchObject({
      all: { count: 4 },
      Active: { count: 3 },
      Warehouse: { count: 2 },
      Branch: { count: 2 },
    });
    await updateLocation(made.id, { ...BLANK_LOCATION, name: 'Nashik' });
    expect(await db.records('locations').get(made.id)).toMatchObject({
      name: 'Nashik',
      isActive: true,
      createdAt: DAY,
    });
    expect(await locationTotals()).toMatchObject({ Warehouse: { count: 1 }, Branch: { count: 3 } });
    await deleteLocations([made.id]);
    expect(await locationTotals()).toMatchObject({ all: { count: 3 }, Active: { count: 2 } });
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('stays inactive after a double tap on Deactivate', async () => {
    const db = await freshMirror();
    await Promise.all([setLocationActive(HEAD_OFFICE, false), setLocationActive(HEAD_OFFICE, false)]);
    expect(await db.records('locations').get(HEAD_OFFICE)).toMatchObject({ isActive: false });
    expect((await locationTotals()).Active.count).toBe(1);
  });

  it('that no longer exists is called a location in the refusal, not by its id', async () => {
    await freshMirror();
    await deleteLocations([HEAD_OFFICE]);
    await expect(setLocationActive(HEAD_OFFICE, false)).rejects.toThrow(/^This location no longer exists\./);
  });

  it('is found among ten thousand by the words on its badges', async () => {
    const locations = Array.from({ length: 10_000 }, (_, place) =>
      newLocation(String(NOW + place), { ...BLANK_LOCATION, name: `Shop ${place}`, isWarehouse: place === 7 }, DAY),
    );
    const db = await freshMirror(aBusiness({ locations }));
    const view = { sort: 'id', direction: 'down', filter: '', find: 'warehouse' } as const;
    const found = await windowOf(db.records('locations'), LOCATION_LIST, view, { at: 'first' }, 50);
    expect(found.rows.map((location) => location.id)).toEqual([String(NOW + 7)]);
    expect((await locationTotals()).Branch.count).toBe(9999);
  });
});

function marksOf({ name, status, isDefault }: FinancialYear): string {
  return [name, status, ...(isDefault ? ['default'] : [])].join(' ');
}

// The ids of the sample years and of the sample's head office.
const CLOSED = '1680287400000';
const ACTIVE = '1711909800000';
const FUTURE = '1711909800001';
const HEAD_OFFICE = '1680325200000';
