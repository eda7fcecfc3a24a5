import { createContext, use } from 'react'
import type { StaffRole } from '#shared/model/role.ts'

/** The signed-in admin's role; the office's layout provides it. It only hides: the server decides (docs/product.md P1.13). */
export const StaffRoleContext = createContext<StaffRole>('owner')

/** Whether the signed-in admin is an owner. */
export const useIsOwner = (): boolean => use(StaffRoleContext) === 'owner'
