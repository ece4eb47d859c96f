import type { Page } from '@playwright/test';
import type { Visitor } from './test.ts';

export const section = (visitor: Visitor) => visitor.section('Life in Weeks');
export const picture = (visitor: Visitor) => section(visitor).getByRole('application');
export const tooltip = (visitor: Visitor) => section(visitor).getByRole('tooltip');
export const chooseActivities = (visitor: Visitor) => visitor.field('Activity').check();

/** From one point of the picture to the next, in pixels. */
export const pitch = (page: Page) =>
  page
    .locator('.weeks-picture [data-tone]')
    .first()
    .evaluate((dots) => Number(dots.getAttribute('stroke-dasharray')?.split(' ')[1]));

/** How to read the picture, by its direction. */
export const HORIZONTAL = 'Each column is a year of your life';
export const VERTICAL = 'Each row is a year of your life';
