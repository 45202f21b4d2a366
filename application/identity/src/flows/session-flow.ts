import type { Ask } from "@application/kernel"
import type { ProfileMembership, User } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import type { Acting, Logout, RefreshSession, SignedIn } from "../contract/login.ts"
import type { EndPush } from "./end-push.ts"

export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "anonymous" }
  | {
      readonly status: "signedIn"
      readonly user: User
      readonly profiles: ReadonlyArray<ProfileMembership>
      /** Present while an employee of the portal acts as the user. */
      readonly acting?: Acting
      /** The portal's own site signed the user in. */
      readonly isEmbedded?: boolean
      /** The user must set up a second factor before anything else. */
      readonly needsSecondFactor?: boolean
    }

/** This device's part of a session. It does not include the refresh token, which scripts never see. */
export interface SessionDevice {
  readonly keepToken: (token: string, expiresAt: number) => void
  readonly dropToken: () => void
  /** Whether somebody signed in on this device and has not signed out. */
  readonly wasSignedIn: () => boolean
  readonly noteSignedIn: (signedIn: boolean) => void
  /** Runs one task at a time among all pages of this device that share the refresh token. */
  readonly exclusively: <A>(work: () => Promise<A>) => Promise<A>
}

export interface SessionFlowPorts {
  readonly refresh: Ask<typeof RefreshSession>
  readonly logout: Ask<typeof Logout>
  readonly device: SessionDevice
  readonly endPush: EndPush
}

/**
 * The sign-in state of this device. It is restored once per visit from the refresh cookie and ends on sign-out or when
 * the server refuses the session. Spec: states, login and session end.
 */
export const makeSessionFlow = ({ refresh, logout, device, endPush }: SessionFlowPorts) => {
  let state: SessionState = { status: "unknown" }
  let renewing: Promise<SessionState> | undefined
  const listeners = new Set<() => void>()
  const publish = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
    return next
  }
  const adopt = (signedIn: SignedIn) => {
    device.keepToken(signedIn.accessToken, signedIn.expiresAt)
    device.noteSignedIn(true)
    const { user, profiles, acting, isEmbedded = false, needsSecondFactor = false } = signedIn
    return publish({
      status: "signedIn",
      user,
      profiles,
      ...(acting !== undefined && { acting }),
      ...(isEmbedded && { isEmbedded }),
      ...(needsSecondFactor && { needsSecondFactor }),
    })
  }
  const end = () => {
    device.dropToken()
    device.noteSignedIn(false)
    return publish({ status: "anonymous" })
  }
  /**
   * A refusal ends the session; a lost connection changes nothing and is thrown. Pages renew one at a time, since each
   * refresh token works once.
   */
  const renewOnce = async (): Promise<SessionState> => {
    const outcome = await device.exclusively(() => refresh({}))
    if (outcome.status === "succeeded") return adopt(outcome.output)
    if (outcome.status === "failed") {
      await endPush()
      return end()
    }
    throw outcome.error
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    adopt,
    end,

    /** Shows what the user has just changed of themselves. */
    changeUser: (part: Partial<User>): void => {
      if (state.status === "signedIn") publish({ ...state, user: { ...state.user, ...part } })
    },

    /** Renews the access token; concurrent calls share one renewal, since the refresh token works once. */
    renew: (): Promise<SessionState> => {
      renewing ??= renewOnce().finally(() => {
        renewing = undefined
      })
      return renewing
    },

    /** The state, after one request to the server if this device may still have a session. */
    restore: async (): Promise<SessionState> => {
      if (state.status !== "unknown") return state
      return device.wasSignedIn()
        ? await (renewing ??= renewOnce().finally(() => (renewing = undefined)))
        : publish({ status: "anonymous" })
    },

    /** Whether somebody is signed in, or was when this device was last used; sends no request. */
    mayBeSignedIn: (): boolean => (state.status === "unknown" ? device.wasSignedIn() : state.status === "signedIn"),

    /** Ends the user's push messages to this device, then the session on this device and on the server. */
    logOut: async (): Promise<void> => {
      if (state.status === "signedIn") await endPush(state.user.id)
      await logout({})
      end()
    },

    /** Whether the signed-in user may open a profile. */
    mayOpen: (id: BusinessProfileId): boolean =>
      state.status === "signedIn" && state.profiles.some((profile) => profile.id === id),
  }
}

export type SessionFlow = ReturnType<typeof makeSessionFlow>
