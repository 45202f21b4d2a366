import { type PageId, pageIds, type StorePage, storePages } from "@domain/launch"
import {
  campaignPage,
  movedPages,
  type PageAccess,
  type PageName,
  pageNames,
  pageRow,
  signupPage,
  storePage,
} from "@domain/pages"
import { part } from "@ui/container"
import {
  data,
  generatePath,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
} from "react-router"
import { RouteFailed } from "./route-failed.tsx"
import { firstJourneyScreens, firstScreens } from "./first-screens.ts"
import { lazyScreen, type LoadScreen } from "./lazy-screen.ts"

/** A part of its own, since it names every file of the program. */
const everyScreen = part(() => import("./every-screen.ts"))

type EveryScreen = Awaited<ReturnType<typeof everyScreen>>

/** The screen that is among the first, else the screen that the table of every screen has. */
const screenAmong = <Name extends string>(
  first: Readonly<Partial<Record<Name, LoadScreen>>>,
  name: Name,
  among: (every: EveryScreen) => LoadScreen,
) => lazyScreen(first[name] ?? (async () => among(await everyScreen())()))

/** What the application adds to the pages: its checks before they open. */
export interface PageSurroundings {
  /** Leads on from an address that shows nothing itself. */
  readonly redirectFrom: (request: Request, path: string) => Response
  /** Checks that somebody is signed in. */
  readonly signedIn?: LoaderFunction
  /** Checks that the user is a member of the business that the address names. */
  readonly member?: MiddlewareFunction
  /** Opens the draft of a journey's page, and checks that the page may be shown. */
  readonly journey?: (page: PageId, access: PageAccess | "signup", args: LoaderFunctionArgs) => Promise<unknown>
  /** What single pages bring from outside their screen. */
  readonly own?: Partial<Readonly<Record<PageName, Pick<RouteObject, "loader" | "shouldRevalidate">>>>
}

/** A table's path in the router's words: `/s/{encodedId}` is `/s/:encodedId`. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)(\??)\}/g, ":$1$2")

/** The part of the application's frame in the paths of its pages. */
const frame = "/app/{businessProfileId}"

const movedRoutes = ({ redirectFrom }: PageSurroundings): Array<RouteObject> =>
  Object.entries(movedPages).map(([from, to]) => ({
    path: routerPath(from),
    loader: ({ params, request }) =>
      redirectFrom(request, `${generatePath(routerPath(to), params)}${new URL(request.url).search}`),
  }))

const guardOf = (access: PageAccess, { signedIn }: PageSurroundings) =>
  access === "signedIn" && signedIn !== undefined ? { loader: signedIn } : {}

const routeOf = (name: PageName, surroundings: PageSurroundings): RouteObject => {
  const { path, access } = pageRow(name)
  return {
    path: routerPath(path),
    lazy: screenAmong<PageName>(firstScreens, name, ({ screens }) => screens[name]),
    ...guardOf(access, surroundings),
    ...surroundings.own?.[name],
  }
}

/** Small, and apart from what pages outside the journey load. */
const agentWords = part(() => import("@ui/shared/agent-words"))

/** A screen of the journey, in the words of whoever is asked: the owner, or an agent about a client. */
const spoken = (lazy: ReturnType<typeof lazyScreen>) => async () => {
  const [{ Component: Screen, ...route }, { AgentWords }] = await Promise.all([lazy(), agentWords()])
  const Spoken = () => (
    <AgentWords>
      <Screen />
    </AgentWords>
  )
  return { ...route, Component: Spoken }
}

/** A route for each whole address: one for what they have in common would answer that address itself, with nothing. */
const journeyRoutes = ({ journey }: PageSurroundings): Array<RouteObject> =>
  pageIds.flatMap((page) =>
    [
      { path: signupPage(page).path, access: "signup" as const },
      { path: campaignPage(page).path, access: campaignPage(page).access },
    ].map(({ path, access }) => ({
      path: routerPath(path),
      lazy: spoken(screenAmong<PageId>(firstJourneyScreens, page, ({ screenOf }) => screenOf(page))),
      ...(journey !== undefined && {
        loader: (args: LoaderFunctionArgs) => journey(page, access, args),
        shouldRevalidate: ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }) =>
          currentUrl.pathname !== nextUrl.pathname,
      }),
    })),
  )

const storeRoutes = (surroundings: PageSurroundings): Array<RouteObject> =>
  (Object.keys(storePages) as ReadonlyArray<StorePage>).map((page) => {
    const { path, access } = storePage(page)
    const lazy = screenAmong<StorePage>({}, page, ({ storeScreens }) => storeScreens[page])
    return { path: routerPath(path), lazy, ...guardOf(access, surroundings) }
  })

/** The pages of a business inside the application's frame; anything else there is not found. */
const frameRoute = (surroundings: PageSurroundings): RouteObject => {
  const { member } = surroundings
  const inside = pageNames.filter((name) => pageRow(name).access === "member")
  return {
    path: routerPath(frame),
    lazy: screenAmong({}, "appFrame", ({ appFrame }) => appFrame),
    ...(member !== undefined && { middleware: [member] }),
    children: [
      {
        errorElement: <RouteFailed isInFrame />,
        children: [
          ...inside.map((name) => routeOf(name, surroundings)),
          {
            path: "*",
            loader: () => {
              throw data(null, { status: 404 })
            },
          },
        ],
      },
    ],
  }
}

/** The route of every page, by the tables of `@domain/pages` and `@domain/launch`. Static parts match in any case. */
export const pageRoutes = (surroundings: PageSurroundings): Array<RouteObject> => [
  ...movedRoutes(surroundings),
  ...pageNames.filter((name) => pageRow(name).access !== "member").map((name) => routeOf(name, surroundings)),
  ...journeyRoutes(surroundings),
  ...storeRoutes(surroundings),
  frameRoute(surroundings),
  { path: "*", lazy: lazyScreen(() => import("@ui/public/not-found")) },
]
