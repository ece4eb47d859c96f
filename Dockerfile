# The page and its server for any container engine: docker build -t lifetime-visualizer .
# docs/operations.md says how to run it, and how to renew the digests of the images.

# node:24-slim, with Node.js 24.19.0
FROM docker.io/library/node@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# With the same one (in seconds), two builds of one source give the same page.
ARG SOURCE_DATE_EPOCH
RUN npm run build

# Node.js alone: no shell, no package manager, and a user without rights.
# nodejs24-debian13:nonroot
FROM gcr.io/distroless/nodejs24-debian13@sha256:774b7d020b24214835769e24c3544835526cd0288f0b094eae48e8b2c2429a79
WORKDIR /app
# Says that the server is a module.
COPY --from=build /build/package.json ./
COPY --from=build /build/dist/client dist/client
COPY --from=build /build/dist/compressed dist/compressed
COPY --from=build /build/dist/server dist/server
ENV HOST=0.0.0.0 PORT=3000
EXPOSE 3000
# By number, so that an engine can see that it is not root.
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "const { HOST, PORT } = process.env; fetch('http://' + (HOST.includes(':') ? '[' + HOST + ']' : HOST) + ':' + PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["dist/server/node.js"]
