-- Asks one host after the other for a path: hosts.lua <path> <first> <count>
local path, index, count

function init(args)
  path, index, count = args[1], tonumber(args[2]), tonumber(args[3])
end

function request()
  local host = string.format("site-%d.example", index % count)
  index = index + 1
  return wrk.format("GET", path, { ["Host"] = host, ["Accept-Encoding"] = "br" })
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("\nRESULT %d %d %d\n", summary.requests, failed, summary.duration))
end
