import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaffPlace } from '../provider/staff-provider';
import { menusQuery } from '../stock/menus-query';
import { defaultChoices } from './default-choices';
import type { DefaultChoices } from './dish-counts';

const NO_MENUS = [] as const;

/** Returns the choices that each dish comes with unless its guest takes them out; none until they are read. */
export function useDefaultChoices(): DefaultChoices {
  const { client, restaurant_id } = useStaffPlace();
  const { data: menus = NO_MENUS } = useQuery(menusQuery(client, restaurant_id));
  return useMemo(() => defaultChoices(menus), [menus]);
}
