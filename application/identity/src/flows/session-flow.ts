import type { Ask } from "@application/kernel"
import type { ProfileMembership, User } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import type { Logout, RefreshSession, SignedIn } from "../contract/login.ts"

export type SessionState =
  | { readonly status: "unknown" }
  | { readonly status: "anonymous" }
  | { readonly status: "signedIn"; readonly user: User; readonly profiles: ReadonlyArray<ProfileMembership> }

/** Where this device keeps its part of a session. The refresh token is not here: scripts never see it. */
export interface SessionDevice {
  readonly keepToken: (token: string, expiresAt: number) => void
  readonly dropToken: () => void
  /** Whether somebody signed in on this device and has not signed out. */
  readonly wasSignedIn: () => boolean
  readonly noteSignedIn: (signedIn: boolean) => void
  /** Runs one work at a time among all pages of this device that share the refresh token. */
  readonly exclusively: <A>(work: () => Promise<A>) => Promise<A>
}

export interface SessionFlowPorts {
  readonly refresh: Ask<typeof RefreshSession>
  readonly logout: Ask<typeof Logout>
  readonly device: SessionDevice
}

/**
 * Who is signed in on this device. Restores once per visit from the refresh cookie; ends on sign-out or when the server
 * no longer knows the session. Spec: states, login and session end.
 */
export const makeSessionFlow = ({ refresh, logout, device }: SessionFlowPorts) => {
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
    return publish({ status: "signedIn", user: signedIn.user, profiles: signedIn.profiles })
  }
  const end = () => {
    device.dropToken()
    device.noteSignedIn(false)
    return publish({ status: "anonymous" })
  }
  /** A refusal ends the session; a lost connection leaves things as they are and is thrown. One page of the device at a time: each spends what the one before was given. */
  const renewOnce = async (): Promise<SessionState> => {
    const outcome = await device.exclusively(() => refresh({}))
    if (outcome.status === "succeeded") return adopt(outcome.output)
    if (outcome.status === "failed") return end()
    throw outcome.trouble
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    adopt,
    end,

    /** Renews the access token; calls that overlap share one renewal, since the refresh token works once. */
    renew: (): Promise<SessionState> => {
      renewing ??= renewOnce().finally(() => {
        renewing = undefined
      })
      return renewing
    },

    /** The state, after asking the server once if this device may still have a session. */
    restore: async (): Promise<SessionState> => {
      if (state.status !== "unknown") return state
      return device.wasSignedIn()
        ? await (renewing ??= renewOnce().finally(() => (renewing = undefined)))
        : publish({ status: "anonymous" })
    },

    /** Whether somebody is signed in, or was when this device was last used; asks nobody. */
    mayBeSignedIn: (): boolean => (state.status === "unknown" ? device.wasSignedIn() : state.status === "signedIn"),

    /** Ends the session here and on the server. */
    logOut: async (): Promise<void> => {
      await logout({})
      end()
    },

    /** Whether the signed-in user may open a profile. */
    mayOpen: (id: BusinessProfileId): boolean =>
      state.status === "signedIn" && state.profiles.some((profile) => profile.id === id),
  }
}

export type SessionFlow = ReturnType<typeof makeSessionFlow>
