import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, signIn } from "./testing/in-api.ts"

const [mine, other] = [BusinessProfileId.make(7), BusinessProfileId.make(8)]

test("catalogues and feeds are made, listed and processed by their profile alone", () =>
  inApi(endpoints, async (send, join) => {
    const { token } = await signIn(send)
    await join({ businessProfileId: mine, roleId: "ClientAccess" })
    await join({ businessProfileId: other, roleId: "ClientAccess" })
    const call = async (method: string, path: string, body?: object) => {
      const answer = await send(method, `/businessProfiles/${path}`, { authorization: `Bearer ${token}` }, body)
      return {
        status: answer.status,
        ...((await answer.json()) as { readonly data: never; readonly errorCode: never }),
      }
    }
    const catalog = await call("POST", "7/ProductCatalogs", { name: "Bread" })
    expect(catalog).toMatchObject({ status: 200, data: { name: "Bread", feeds: 0, products: 0 } })
    const { id: catalogId } = catalog.data as { readonly id: number }
    const typed = { name: "Daily", productCatalogId: catalogId, url: "https://rye.example/feed.xml" }
    const feed = await call("POST", "7/ProductFeeds", typed)
    expect(feed).toMatchObject({ status: 200, data: typed })
    const { id: feedId } = feed.data as { readonly id: number }
    expect(await call("GET", "7/ProductCatalogs")).toMatchObject({ data: [{ id: catalogId, feeds: 1 }] })
    expect(await call("GET", `7/productcatalogs/${catalogId}`)).toMatchObject({ data: { name: "Bread" } })
    expect(await call("GET", `7/productFeeds/${feedId}/process`)).toMatchObject({ status: 404, errorCode: 104 })
    const task = { productCatalogId: catalogId, engine: "internal", isDirectTask: true, isApiUploadRequired: false }
    const job = await call("POST", `7/productFeeds/${feedId}/process`, { ...task, productMaps: [] })
    expect(job).toMatchObject({ status: 200, data: { status: 0 } })
    const { jobId } = job.data as { readonly jobId: string }
    expect(await call("POST", `7/productFeeds/${feedId}/process`, {})).toMatchObject({ data: { jobId } })
    expect(await call("GET", "7/ProductFeeds")).toMatchObject({ data: [{ id: feedId, job: { jobId, status: 0 } }] })
    expect(await call("GET", `7/productFeeds/${feedId}/items?severity=error`)).toMatchObject({ data: { items: [] } })

    expect(await call("POST", "7/ProductCatalogs", { name: " " })).toMatchObject({ status: 400, errorCode: 102 })
    expect(await call("POST", "7/ProductFeeds", { ...typed, url: "no" })).toMatchObject({ status: 400, errorCode: 102 })
    const wrongMap = { productMaps: [{ source: "a", target: "nothing" }] }
    expect(await call("POST", `7/productFeeds/${feedId}/process`, wrongMap)).toMatchObject({ errorCode: 102 })
    expect(await call("GET", `7/productFeeds/${feedId}/items?severity=bad`)).toMatchObject({ errorCode: 102 })
    for (const [method, path, body] of [
      ["GET", "ProductCatalogs/", undefined],
      ["POST", "ProductFeeds", typed],
      ["POST", `productFeeds/${feedId}/process`, {}],
      ["GET", `productFeeds/${feedId}/process`, undefined],
      ["GET", `productFeeds/${feedId}/items`, undefined],
    ] as const) {
      const foreign = path.endsWith("/") ? `${path}${catalogId}` : path
      const absent = foreign.replace(String(feedId), "404")
      const absentBody = body === typed ? { ...typed, productCatalogId: 404 } : body
      const answers = [await call(method, `8/${foreign}`, body), await call(method, `8/${absent}`, absentBody)]
      expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual([
        [404, 104],
        [404, 104],
      ])
    }
  }))
