"""crop_png.py PICTURE WIDTH HEIGHT: the upper left part of a PNG of eight bits a channel, on standard output, with 32 shades a channel,
which halves the file. Needs Python alone."""
import struct, sys, zlib


def chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        yield kind, data[at + 8 : at + 8 + length]
        at += 12 + length


def unfiltered(raw, stride, step, count):
    """The first lines of the picture without the filters of the format."""
    above = bytearray(stride)
    for number in range(count):
        start = number * (stride + 1)
        kind, line = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for i in range(stride):
            left = line[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = above[i]
            elif kind == 3:
                guess = (left + above[i]) // 2
            elif kind == 4:
                base = left + above[i] - corner
                guess = min((left, above[i], corner), key=lambda value: abs(base - value))
            else:
                guess = 0
            line[i] = (line[i] + guess) & 255
        yield line
        above = line


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


data = open(sys.argv[1], "rb").read()
width, height = int(sys.argv[2]), int(sys.argv[3])
parts = list(chunks(data))
old_width, old_height, depth, colour = struct.unpack(">IIBB", parts[0][1][:10])
if depth != 8 or colour not in (2, 6) or width > old_width or height > old_height:
    sys.exit("crop_png: not a picture of that size with eight bits a channel")
step = 3 if colour == 2 else 4
raw = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
shades = bytes((value >> 3) << 3 | value >> 5 for value in range(256))
above = bytes(width * 3)
plain, filtered = bytearray(), bytearray()
for line in unfiltered(raw, old_width * step, step, height):
    pixels = [line[i : i + 3] for i in range(0, width * step, step)]
    part = b"".join(bytes(pixel) for pixel in pixels).translate(shades)
    plain += b"\0" + part
    filtered += b"\2" + bytes((one - other) & 255 for one, other in zip(part, above))
    above = part
body = min((zlib.compress(bytes(lines), 9) for lines in (plain, filtered)), key=len)
head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
sys.stdout.buffer.write(
    data[:8] + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b""))
