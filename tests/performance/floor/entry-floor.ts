import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Floor } from './floor.ts';

const root = document.getElementById('floor');
if (root) hydrateRoot(root, createElement(Floor));
