export { LoadMore, type LoadMoreProps } from "./load-more.tsx"
export { Pagination, type PaginationProps } from "./pagination.tsx"
