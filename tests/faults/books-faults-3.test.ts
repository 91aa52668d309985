import { tryBooksFaults } from './books-faults.ts';

tryBooksFaults(3);
