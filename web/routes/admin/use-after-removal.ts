import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'

/** What follows the removal of the demo: nothing that was read before is true, and the person may be another one. */
export function useAfterRemoval(): (goesOn: boolean) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (goesOn) => {
    void navigate(goesOn ? paths.adminDashboard : paths.adminLogin, { replace: true })
    void client.resetQueries()
  }
}
