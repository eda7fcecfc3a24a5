import type { Endpoint } from '../endpoint.ts'
import * as factors from './factors.ts'
import * as joinStaff from './join-staff.ts'
import { changeOwnName } from './own-profile.ts'
import * as ownSessions from './own-sessions.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as sessions from './sessions.ts'
import * as teamAdmin from './team.admin.ts'
import * as verification from './verification.ts'

/** Every endpoint of logging in, sessions, passwords, second factors and the team; shared/contract/api.ts lists them with the others. */
export const accountEndpoints = [
  sessions.authStatus,
  sessions.customerLogin,
  sessions.agentLogin,
  sessions.adminLogin,
  sessions.customerLogout,
  sessions.agentLogout,
  sessions.adminLogout,
  sessions.customerSession,
  sessions.customerEvents,
  changeOwnName,
  sessions.agentSession,
  sessions.adminSession,
  ownSessions.listOwnSessions,
  ownSessions.endOwnSession,
  ownSessions.signOutEverywhere,
  passwords.changePassword,
  passwords.forgotPassword,
  passwords.checkPasswordLink,
  passwords.resetPassword,
  verification.showVerification,
  verification.verifyPerson,
  joinStaff.showInvitation,
  joinStaff.joinStaff,
  teamAdmin.listTeam,
  teamAdmin.changeStaffRole,
  teamAdmin.endColleague,
  teamAdmin.restoreColleague,
  teamAdmin.listStaffInvitations,
  teamAdmin.inviteColleague,
  teamAdmin.revokeInvitation,
  verification.verifyByCode,
  verification.requestVerification,
  verification.verifyByPasskey,
  passwords.changeOwnPassword,
  passkeys.requestPasskey,
  passkeys.passkeyLogin,
  passkeys.requestNewPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  factors.codeLogin,
  factors.showSecurity,
  factors.beginApp,
  factors.confirmApp,
  factors.removeApp,
  factors.remakeRecoveryCodes,
  factors.resetFactors,
] as const satisfies readonly Endpoint[]
